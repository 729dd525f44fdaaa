// A window of WebKitGTK without a bar, for gjs: it can have any size, and makes text alone larger when its page asks for that (what Safari calls “Zoom text only”).
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

Gtk.init(null)

const context = WebKit.WebContext.new_ephemeral()
context.set_automation_allowed(true)

const openView = () => {
  const content = new WebKit.UserContentManager()
  const view = new WebKit.WebView({ web_context: context, user_content_manager: content, is_controlled_by_automation: true })
  const settings = view.get_settings()
  settings.zoom_text_only = true
  settings.enable_write_console_messages_to_stdout = true
  content.register_script_message_handler('zoomText')
  content.connect('script-message-received::zoomText', (_, message) => (view.zoom_level = message.get_js_value().to_double() / 100))
  const window = new Gtk.Window()
  window.connect('destroy', () => Gtk.main_quit())
  window.add(view)
  window.show_all()
  return view
}

context.connect('automation-started', (_, session) => session.connect('create-web-view', openView))
Gtk.main()
