/**
 * What no page of ours uses of React's client, as the functions that do nothing else there: a transition of the browser between two views (`ViewTransition`), handles
 * on a fragment (`<Fragment ref>`), a part that is kept hidden (`Activity`), a list of parts that wait for each other, and files that code asks the browser to fetch
 * (`preload` and so on, of `react-dom`). Lint forbids to use them.
 */
export const LEFT_OUT = {
  ViewTransition: [
    'getViewTransitionName',
    'getViewTransitionClassName',
    'trackEnterViewTransitions',
    'pushViewTransitionCancelableScope',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'scheduleViewTransitionEvent',
    'reportViewTransitionError',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'startViewTransition',
    'ViewTransitionPseudoElement',
    'createViewTransitionInstance',
    'commitAfterMutationEffectsOnFiber',
    'recursivelyTraverseAfterMutationEffects',
    'flushAfterMutationEffects',
  ],
  FragmentRef: [
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'addFragmentHandleToInstance',
    'blurActiveElementWithinFragment',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'deleteChildFromFragmentInstance',
  ],
  Activity: ['updateActivityComponent'],
  SuspenseList: ['updateSuspenseListComponent', 'initSuspenseListRenderState'],
  preload: ['prefetchDNS', 'preconnect', 'preconnectAs', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'],
}

/** The React beside which the list was read: in another a function of the same name may do more. */
export const READ_BESIDE = '19.3.1'

const CLIENT = /react-dom-client\.production\.js$/

/**
 * Takes what `LEFT_OUT` names out of the text of React's client: each of these functions does nothing then, and the bundler drops what only they needed.
 *
 * Throws for another React than the one that the list was read beside, and where one of them is not there: then the list is to be read beside that again.
 */
export const withoutUnused = (code) => {
  const [, version] = /^exports\.version = "([^"]+)";$/mu.exec(code) ?? []
  if (version !== READ_BESIDE)
    throw new Error(
      `React's client is ${version ?? 'of no known version'}, and what is left out of it was read beside ${READ_BESIDE}: see scripts/lib/react-without.mjs`,
    )
  let left = code.replaceAll(/^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};$/gmu, '')
  for (const [feature, names] of Object.entries(LEFT_OUT))
    for (const name of names) {
      const all = new RegExp(`^function ${name}\\(([^)]*)\\) \\{\\n[\\s\\S]*?^\\}$`, 'mu')
      if (!all.test(left))
        throw new Error(`React's client has no function ${name} any more, which is left out with ${feature}: see scripts/lib/react-without.mjs`)
      left = left.replace(all, (_, parameters) => `function ${name}(${parameters}) {}`)
    }
  return left
}

/** Has the build leave that out of the pages ([decision 86](../../docs/adr/0086-what-react-has-and-no-page-uses.md)). */
export const reactWithout = () => ({
  name: 'caravan:react-without',
  transform(code, id) {
    return CLIENT.test(id) ? { code: withoutUnused(code), map: null } : null
  },
})
