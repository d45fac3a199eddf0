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
 * Joins the settings stores to the page: the document's attributes, Docusaurus' color mode, the fragment that names a
 * demo, and the theme settings for the tree below. Playground pages go without those last ones: they start from the
 * initial theme whatever the reader chose. It may mount again on navigation and so holds no state.
 */
export function ReaderSettings({children}: {children: ReactNode}): ReactNode {
  const {pathname, hash} = useLocation();
  const isPlayground = pathname.startsWith(useBaseUrl('/playground'));
  useDocumentSettings();
  useEffect(() => takeOver(hash), [hash]);
  return (
    <>
      <DocumentDirection />
      {isPlayground ? children : <ThemeSettingsProvider>{children}</ThemeSettingsProvider>}
    </>
  );
}

/** Few fragments name a demo (`#BasicBars.js`), and on most pages nothing else asks for what follows from it. */
function takeOver(hash: string): void {
  if (/\.(js|tsx)$/.test(hash)) {
    import(/* webpackChunkName: "demo-hash" */ './applyDemoHash').then(
      ({applyDemoHash}) => applyDemoHash(hash),
      () => undefined,
    );
  }
}

function useDocumentSettings() {
  // The second parameter is there, but not in the types.
  const setColorMode = useColorMode().setColorMode as (
    scheme: ColorScheme,
    options: {persist: boolean},
  ) => void;
  useLayoutEffect(() => {
    const apply = () => {
      // Docusaurus is told the scheme on show and never left to find it: the mode has one owner.
      setColorMode(getColorScheme(), {persist: false});
      applyToDocument();
    };
    apply();
    return subscribeToDocumentSettings(apply);
  }, [setColorMode]);
}

/** Tells the head manager the direction, which otherwise puts that of the language back whenever a head changes. */
function DocumentDirection() {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useSite();
  const language = localeConfigs[currentLocale];
  // A head is not hydrated, so a browser can use the real value from the first render on.
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
