import {useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SETTINGS, type ColorScheme, type Direction} from '../../plugins/reader-settings/shared';
import {useSite} from '../contexts/DocsConfig';
import {applyToDocument, subscribeToDocumentSettings} from './applyToDocument';
import {getColorScheme} from './colorScheme';
import {directionStore} from './stores';
import {ThemeSettingsProvider} from './ThemeSettingsProvider';

/**
 * Connects the settings stores to the page: the document's attributes, the Docusaurus color mode,
 * the fragment of a demo, and the theme settings for its children. Playground pages don't get the
 * theme settings and use the initial theme. It may remount on navigation, so it has no state.
 */
export function ReaderSettings({children}: {children: ReactNode}): ReactNode {
  const {pathname, hash} = useLocation();
  const isPlayground = pathname.startsWith(useBaseUrl('/playground'));
  useDocumentSettings();
  useEffect(() => applyHash(hash), [hash]);
  return (
    <>
      <DocumentDirection />
      {isPlayground ? children : <ThemeSettingsProvider>{children}</ThemeSettingsProvider>}
    </>
  );
}

/**
 * Applies the code language and styling of a fragment such as `#BasicBars.js`. The code loads on
 * demand, because few fragments refer to a demo.
 */
function applyHash(hash: string): void {
  if (/\.(js|tsx)$/.test(hash)) {
    import(/* webpackChunkName: "demo-hash" */ './applyDemoHash').then(
      ({applyDemoHash}) => applyDemoHash(hash),
      () => undefined,
    );
  }
}

function useDocumentSettings() {
  // The second parameter exists but isn't in the types.
  const setColorMode = useColorMode().setColorMode as (
    scheme: ColorScheme,
    options: {persist: boolean},
  ) => void;
  useLayoutEffect(() => {
    const apply = () => {
      // Docusaurus receives the current scheme and doesn't detect it itself, so the mode has a
      // single owner.
      setColorMode(getColorScheme(), {persist: false});
      applyToDocument();
    };
    apply();
    return subscribeToDocumentSettings(apply);
  }, [setColorMode]);
}

/**
 * Sets the direction in the head manager, which would otherwise restore the language's direction
 * whenever the head changes.
 */
function DocumentDirection() {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useSite();
  const language = localeConfigs[currentLocale];
  // The head isn't hydrated, so the browser can use the actual value from the first render.
  const direction = useSyncExternalStore(
    directionStore.subscribe,
    directionStore.get,
    typeof window === 'undefined' ? () => language?.direction as Direction : directionStore.get,
  );
  return (
    <Head>
      <html
        lang={language?.htmlLang}
        dir={direction}
        {...(language?.direction === 'rtl' && {[SETTINGS.direction.languageAttribute!]: 'rtl'})}
      />
    </Head>
  );
}
