#!/bin/sh
# Opens Caravan's window, from a package for Linux.
#
# As root, and where the system refuses the sandbox, Chromium ends before it reads any code of ours. So this looks first, as `npm start` does
# (scripts/lib/sandbox.mjs), and says what to do. It never takes the sandbox away.

system=
here=$(dirname "$(readlink -f "$0")")
program=$here/caravan-window
helper=$here/chrome-sandbox

smoke=no
for word in "$@"; do
  case $word in
    # where someone takes the sandbox away there is nothing to look for; the window says that it has none
    --no-sandbox) exec "$program" "$@" ;;
    --smoke) smoke=yes ;;
  esac
done

# as it can be typed
shown=$helper
case $helper in
  *[!A-Za-z0-9_./@+-]*) shown=\'$(printf '%s' "$helper" | sed "s/'/'\\\\''/g")\' ;;
esac

# WORDS

choose_words en
set -f
IFS=:
# in the order in which the window looks for a language (src/main/hosts/electron/language.ts)
for locale in ${LANGUAGE-} "${LC_ALL-}" "${LC_MESSAGES-}" "${LANG-}"; do
  if choose_words "$locale"; then break; fi
done
unset IFS
set +f

give_up() {
  printf 'Caravan: %s\n' "$1" >&2
  # opened from a menu, nobody reads that; where it is only tried whether a window opens, nobody closes a box
  if [ ! -t 2 ] && [ "$smoke" = no ] && [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ]; then
    # not with the libraries that an AppImage brings for its window
    if command -v zenity >/dev/null; then
      LD_LIBRARY_PATH='' zenity --error --no-markup --title=Caravan --text="$1" >/dev/null 2>&1
    elif command -v kdialog >/dev/null; then
      LD_LIBRARY_PATH='' kdialog --title Caravan --error "$1" >/dev/null 2>&1
    fi
  fi
  exit 78
}

is_set_to() {
  [ "$(cat "$system/proc/sys/$1" 2>/dev/null)" = "$2" ]
}

# The paths of the programs that AppArmor lets make namespaces, as patterns of this shell, each on a line.
allowed_paths() {
  cat "$system"/etc/apparmor.d/* 2>/dev/null |
    awk '
      /^[[:space:]]*#/ { next }
      /{[[:space:]]*$/ { head = $0 }
      /^[[:space:]]*userns/ { if (head != "") print head; head = "" }
    ' |
    # the first jump forgets what was replaced before it, so that the second knows whether there was a path in quotation marks
    sed -n -e 's/@{[^}]*}/\/*/g' -e 's/{[^}]*}/*/g' -e 't path' -e ':path' \
      -e 's/^.*"\([^"]*\/[^"]*\)".*$/\1/p' -e t -e 's/^[^/]*\(\/[^[:space:]]*\).*$/\1/p'
}

is_allowed() {
  # a profile that this script runs under, as one for the AppImage itself, is kept by what it starts
  label=unconfined
  { read -r label <"$system/proc/self/attr/current"; } 2>/dev/null
  case $label in unconfined*) ;; *) return 0 ;; esac
  allowed_paths | {
    while IFS= read -r path; do
      case $program in $path) exit 0 ;; esac
    done
    exit 1
  }
}

is_refused() {
  if is_set_to kernel/apparmor_restrict_unprivileged_userns 1; then
    if is_allowed; then return 1; fi
  elif ! is_set_to kernel/unprivileged_userns_clone 0 && ! is_set_to user/max_user_namespaces 0; then
    return 1
  fi
  # the helper needs no namespaces: it belongs to root and runs as root
  [ "$(stat -c '%u %a' "$helper" 2>/dev/null)" != '0 4755' ]
}

if [ "$(id -u)" = 0 ]; then give_up "$as_root"; fi
if is_refused; then
  # what an AppImage holds belongs to nobody who could change it
  if [ "${APPDIR-}" = "$here" ]; then give_up "$in_app_image"; fi
  give_up "$without_sandbox"
fi
exec "$program" "$@"
