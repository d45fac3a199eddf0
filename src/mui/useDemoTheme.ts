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

/** Lets React read a fulfilled promise without suspending. */
function readable<T>(promise: Promise<T>): Promise<T> {
  void promise.then((value) => Object.assign(promise, {status: 'fulfilled', value}));
  return promise;
}

let tools: Promise<Tools | undefined> | undefined;

/**
 * Loads the code for custom themes. If that fails offline, demos use the default Material UI theme.
 */
function loadTools(): Promise<Tools | undefined> {
  return (tools ??= readable(
    import(/* webpackChunkName: "demo-theme" */ './demoTheme').catch(() => undefined),
  ));
}

let taken: {hash: string; result: Promise<'shared' | 'own' | 'damaged'>} | undefined;

/**
 * Reads the theme in the URL's fragment, if there is one. Demos don't render until it has been
 * read. Resolves to whether it's now applied, already the user's own, or invalid; returns
 * `undefined` if the URL has none.
 */
export function takeSharedTheme(): Promise<'shared' | 'own' | 'damaged'> | undefined {
  const {hash} = window.location;
  if (!hash.startsWith(THEME_FRAGMENT)) {
    // Following the same link again applies it again.
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

/**
 * Returns the user's or the shared demo theme, or `undefined` for the default Material UI theme.
 */
export function useDemoTheme(isEnabled: boolean): DocsTheme | undefined {
  // Deferred, so the current content stays visible until the code for custom themes has loaded.
  const json = useDeferredValue(useSetting(shownThemeStore));
  const shared = isEnabled ? takeSharedTheme() : undefined;
  if (shared) {
    use(shared);
  }
  return isEnabled && json ? use(loadTools())?.resolveDemoTheme(json) : undefined;
}
