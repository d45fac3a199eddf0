import {use, useDeferredValue} from 'react';
import {
  demoThemeStore,
  sharedThemeStore,
  shownThemeStore,
  THEME_FRAGMENT,
} from '../settings/demoThemeStore';
import {useSetting} from '../settings/useSetting';
import type {DocsTheme} from '../../site/theme/shared';
import type * as demoTheme from './demoTheme';

type Tools = typeof demoTheme;

/** Lets React read a promise without waiting once it is fulfilled. */
function readable<T>(promise: Promise<T>): Promise<T> {
  void promise.then((value) => Object.assign(promise, {status: 'fulfilled', value}));
  return promise;
}

let tools: Promise<Tools | undefined> | undefined;

/** Loads what makes a theme of the reader's own. Without it (the network is gone) demos have Material's. */
function loadTools(): Promise<Tools | undefined> {
  return (tools ??= readable(
    import(/* webpackChunkName: "demo-theme" */ './demoTheme').catch(() => undefined),
  ));
}

let taken: {hash: string; result: Promise<'shared' | 'own' | 'damaged'>} | undefined;

/**
 * Takes the theme from the fragment of the address, where one came with it: until it is read, no demo is drawn. Tells
 * whether it is shown now, is the reader's own already, or is damaged; undefined where the address has none.
 */
export function takeSharedTheme(): Promise<'shared' | 'own' | 'damaged'> | undefined {
  const {hash} = window.location;
  if (!hash.startsWith(THEME_FRAGMENT)) {
    // The same link, followed again, brings it again.
    taken = undefined;
    return undefined;
  }
  if (taken?.hash !== hash) {
    const read = async () => {
      const theme = (await loadTools())?.readThemeLink(hash);
      if (theme === undefined) {
        return 'damaged';
      }
      const isOwn = theme === demoThemeStore.get();
      sharedThemeStore.set(isOwn ? '' : theme);
      return isOwn ? 'own' : 'shared';
    };
    taken = {hash, result: readable(read())};
  }
  return taken.result;
}

/** The theme that a reader has set or been given for demos; undefined where demos have Material's. */
export function useDemoTheme(isEnabled: boolean): DocsTheme | undefined {
  // Deferred, so that what is on show stays until a first theme of the reader's own can be made.
  const json = useDeferredValue(useSetting(shownThemeStore));
  const shared = isEnabled ? takeSharedTheme() : undefined;
  if (shared) {
    use(shared);
  }
  return isEnabled && json ? use(loadTools())?.resolveDemoTheme(json) : undefined;
}
