/** The time zone of the tests, wherever the computer stands. `CARAVAN_TZ` names another; what the system has in `TZ` counts for nothing. */
export const TIME_ZONE = process.env['CARAVAN_TZ'] ?? 'UTC'

/** Puts this process, and all that it starts, into that zone. Threads cannot leave the zone of their process, so its configuration does this before there are any. */
export function settle(): void {
  process.env['TZ'] = TIME_ZONE
}
