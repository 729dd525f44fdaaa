import { RPCLink } from '@orpc/client/websocket'
import type { Link } from './client'
import type { LinkedSocket } from './websocket-channel'

/** Writes calls into a socket and reads their answers from it. */
export const socketLink = (websocket: LinkedSocket): Link => new RPCLink({ websocket })
