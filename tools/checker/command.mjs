#!/usr/bin/env node
/**
 * Checks a saved ruling without Caravan: node command.mjs FILE
 *
 * It needs Node.js and nothing else. Each line says whether one thing holds. The exit status is 0 if all of them do, 1 if one does not, and 2 if there is no
 * file to read.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { checkRuling } from './check-ruling.mjs'
import { lineWords } from './line-words.mjs'
import { en } from './words/en.mjs'

const [path] = process.argv.slice(2)

function readBytes() {
  try {
    return readFileSync(path ?? '')
  } catch (fault) {
    console.error(path === undefined ? 'Name a file: node command.mjs FILE' : `${path} cannot be read: ${fault.message}`)
    return null
  }
}

function statusOf(bytes) {
  if (bytes === null) return 2
  const { lines } = checkRuling(bytes, (text) => createHash('sha256').update(text).digest('hex'))
  for (const line of lines) {
    const { what, why } = lineWords(line, en)
    console.log(`${line.holds ? 'holds' : 'WRONG'}  ${what}${why === '' ? '' : `: ${why}`}`)
  }
  const wrong = lines.filter((line) => !line.holds).length
  console.log(wrong === 0 ? en.all : en.some(wrong, lines.length))
  return wrong === 0 ? 0 : 1
}

process.exitCode = statusOf(readBytes())
