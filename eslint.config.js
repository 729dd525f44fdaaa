import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { layers } from './scripts/lint/layers.mjs'
import { ownWords } from './scripts/lint/own-words.mjs'
import { retiredWords } from './scripts/lint/retired-words.mjs'
import { spokenWords } from './scripts/lint/spoken-words.mjs'

const TYPED = ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}']

/** Mistakes that no type checker sees, in any file. */
const everywhere = {
  eqeqeq: ['error', 'always'],
  'no-debugger': 'error',
  'no-duplicate-case': 'error',
  'no-empty': 'error',
  'no-eval': 'error',
  'no-new-func': 'error',
  'no-implied-eval': 'error',
  'no-self-assign': 'error',
  'no-self-compare': 'error',
  'no-unmodified-loop-condition': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'no-var': 'error',
  'prefer-const': 'error',
  'use-isnan': 'error',
  'valid-typeof': 'error',
}

const restrict = (selector, message) => ({ selector, message })

export default defineConfig(
  globalIgnores(['out/', 'dist/', 'test-results/', 'node_modules/', '**/*.timestamp-*', 'electron.vite.config.*.mjs']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{js,mjs,ts,tsx}'], rules: everywhere },
  {
    files: TYPED,
    extends: [tseslint.configs.base],
    // .oxlintrc.json has the rules that need types, and this one for TypeScript
    rules: { 'no-unused-vars': 'off' },
  },
  { files: ['*.config.ts'], extends: [tseslint.configs.base] },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { caravan: { rules: { layers, 'own-words': ownWords, 'retired-words': retiredWords, 'spoken-words': spokenWords } } },
    rules: { 'caravan/layers': 'error', 'caravan/retired-words': 'error', 'max-lines': ['error', { max: 300 }] },
  },
  {
    files: ['src/shared/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'src/shared is the same every time; pass the chance in as an argument.' },
        { object: 'Date', property: 'now', message: 'src/shared knows no clock; pass the time in as an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        restrict('NewExpression[callee.name="Date"][arguments.length=0]', 'src/shared knows no clock; pass the time in as an argument.'),
      ],
    },
  },
  {
    files: ['src/renderer/**/*.tsx', 'src/renderer/**/use-*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/renderer/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    // what is no component and no hook may call none; the rules above, which look through whole files, find nothing there
    rules: { 'react-hooks/rules-of-hooks': 'error' },
  },
  {
    files: ['src/renderer/**/*.{ts,tsx}'],
    rules: {
      'caravan/own-words': 'error',
      'caravan/spoken-words': 'error',
      'no-restricted-syntax': [
        'error',
        restrict('JSXAttribute[name.name="dangerouslySetInnerHTML"]', 'Write it as elements: text from records must never become markup.'),
      ],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        restrict(
          'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo)$/]',
          'A test runs or is not there: mend it or take it out.',
        ),
        restrict('CallExpression[callee.property.name="waitForTimeout"]', 'Wait for what the person would see, not for time to pass.'),
      ],
    },
  },
)
