import {Suspense, use, useDeferredValue, useEffect, useMemo, type ReactNode} from 'react';
import {CacheProvider, type EmotionCache} from '@emotion/react';
import {ThemeProvider} from '@mui/material/styles';
import {SETTINGS, type Direction} from '../../plugins/reader-settings/shared';
import {directionStore} from '../settings/stores';
import {useIsProvided} from '../settings/ThemeSettingsProvider';
import {useThemeSettings} from '../settings/useThemeSettings';
import type {DocsTheme} from '../../site/theme/shared';
import {createLtrCache} from './createEmotionCache';
import {createMaterialTheme, withUserSettings} from './createMuiTheme';
import {storageManager} from './storageManager';
import {ThemeVariables, useDemoThemeVariables} from './ThemeVariables';
import {useDemoTheme} from './useDemoTheme';

interface MuiThemeProviderProps {
  children: ReactNode;
  /**
   * The base theme. Defaults to the user's demo theme, or Material UI's default theme. Its identity
   * must be stable.
   */
  theme?: DocsTheme;
  /** The container of styles and portals: the body of an iframe's document. */
  container?: HTMLElement;
}

let materialTheme: DocsTheme | undefined;
const getMaterialTheme = (): DocsTheme => (materialTheme ??= createMaterialTheme());

/** Properties that MUI's types declare only for projects in which every theme has CSS variables. */
const WITH_VARIABLES = {
  // `ThemeVariables` has already generated them.
  disableStyleSheetGeneration: true,
  // Demos may read `theme.palette` directly.
  forceThemeRerender: true,
};

/**
 * Provides a theme with the user's direction, density, and color mode to everything built with MUI.
 * It imports MUI, so only lazy-loaded parts may use it. On pages that start in RTL, children wait
 * for the RTL styles.
 */
export function MuiThemeProvider(props: MuiThemeProviderProps): ReactNode {
  return (
    <Suspense>
      <Provider {...props} />
    </Suspense>
  );
}

function Provider({children, theme: layoutTheme, container}: MuiThemeProviderProps): ReactNode {
  const settings = useThemeSettings();
  const isProvided = useIsProvided();
  // The layout passes its own theme, which demo settings don't affect.
  const isDemo = layoutTheme === undefined;
  const demoTheme = useDemoTheme(isProvided && isDemo);
  const baseTheme = layoutTheme ?? getMaterialTheme();
  const theme = demoTheme ?? baseTheme;
  // Deferred, so the current content stays visible until the styles of the other direction have
  // loaded.
  const direction = useDeferredValue(settings.direction);
  const dense = settings.dense && isDemo;
  const cache = useEmotionCache(direction, container);
  const themeWithSettings = useMemo(
    () => withUserSettings(theme, {direction, dense}, {isDemo, portalContainer: container}),
    [theme, direction, dense, isDemo, container],
  );
  const frame = container?.ownerDocument;
  useFrameDirection(frame, direction);
  useDemoThemeVariables(demoTheme, frame ?? document, isDemo);
  return (
    <CacheProvider value={cache}>
      <ThemeVariables theme={baseTheme} />
      <ThemeProvider
        theme={themeWithSettings}
        defaultMode="system"
        modeStorageKey={SETTINGS.mode.key}
        storageManager={storageManager}
        documentNode={frame}
        // Never part of server markup.
        noSsr
        {...WITH_VARIABLES}
        {...(frame && {colorSchemeNode: frame.documentElement})}
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

type CreateCache = (container: Node) => EmotionCache;

let rtl: Promise<CreateCache> | undefined;

/** Loads the RTL plugin. If that fails offline, RTL text has LTR styles. */
function loadRtl(): Promise<CreateCache> {
  if (!rtl) {
    const loading = import('./createRtlCache').then(
      (module) => module.createRtlCache,
      () => createLtrCache,
    );
    // React reads these properties and doesn't suspend for a fulfilled promise.
    void loading.then((value) => Object.assign(loading, {status: 'fulfilled', value}));
    rtl = loading;
  }
  return rtl;
}

/** Preloads the dependencies of the provider, so its first render doesn't suspend. */
export async function preloadMuiTheme(): Promise<void> {
  if (directionStore.get() === 'rtl') {
    await loadRtl();
  }
}

const caches = {ltr: new WeakMap<Node, EmotionCache>(), rtl: new WeakMap<Node, EmotionCache>()};

function useEmotionCache(direction: Direction, container: HTMLElement | undefined): EmotionCache {
  const create = direction === 'rtl' ? use(loadRtl()) : createLtrCache;
  const {body} = container?.ownerDocument ?? document;
  const cache = caches[direction].get(body) ?? create(appendStyles(body));
  caches[direction].set(body, cache);
  return cache;
}

/** Creates the container for styles, after those in demos and grids. */
function appendStyles(body: HTMLElement): HTMLElement {
  const styleContainer = body.ownerDocument.createElement('div');
  styleContainer.hidden = true;
  styleContainer.dataset.styles = '';
  body.append(styleContainer);
  return styleContainer;
}

/** Sets the direction of an iframe's document. The page's own document already has it. */
function useFrameDirection(frame: Document | undefined, direction: Direction) {
  useEffect(() => {
    if (frame) {
      frame.documentElement.setAttribute('dir', direction);
      frame.body.setAttribute('dir', direction);
    }
  }, [frame, direction]);
}
