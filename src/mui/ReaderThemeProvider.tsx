import {Suspense, use, useDeferredValue, useEffect, useMemo, type ReactNode} from 'react';
import {CacheProvider, type EmotionCache} from '@emotion/react';
import {ThemeProvider} from '@mui/material/styles';
import {SETTINGS, type Direction} from '../../plugins/reader-settings/shared';
import {directionStore} from '../settings/stores';
import {useIsProvided} from '../settings/ThemeSettingsProvider';
import {useThemeSettings} from '../settings/useThemeSettings';
import type {DocsTheme} from '../../site/theme/shared';
import {createLtrCache} from './createEmotionCache';
import {createMaterialTheme, withReaderSettings} from './readerTheme';
import {storageManager} from './storageManager';
import {ThemeVariables, useOwnVariables} from './ThemeVariables';
import {useDemoTheme} from './useDemoTheme';

interface ReaderThemeProviderProps {
  children: ReactNode;
  /** The theme to start from; when left out the reader's own for demos, or Material's. Pass one that keeps its identity. */
  theme?: DocsTheme;
  /** Where the styles, and what opens over the page, go: the body of a frame's document. */
  container?: HTMLElement;
}

let materialTheme: DocsTheme | undefined;
const getMaterialTheme = (): DocsTheme => (materialTheme ??= createMaterialTheme());

/** Properties that MUI's types offer only to a project where every theme has variables. */
const WITH_VARIABLES = {
  // `ThemeVariables` has written them, once.
  disableStyleSheetGeneration: true,
  // Demos may read `theme.palette` itself.
  forceThemeRerender: true,
};

/**
 * The theme of everything that is built with MUI: the reader's direction, density and color mode. It loads MUI, so only
 * parts that are themselves loaded lazily may use it. Where a page starts right to left, its children wait for the
 * styles of that direction.
 */
export function ReaderThemeProvider(props: ReaderThemeProviderProps): ReactNode {
  return (
    <Suspense>
      <Provider {...props} />
    </Suspense>
  );
}

function Provider({children, theme: givenTheme, container}: ReaderThemeProviderProps): ReactNode {
  const settings = useThemeSettings();
  const isProvided = useIsProvided();
  const demoTheme = useDemoTheme(isProvided && givenTheme === undefined);
  const baseTheme = givenTheme ?? getMaterialTheme();
  const theme = demoTheme ?? baseTheme;
  // Deferred, so that what is on show stays until the styles of the other direction are there.
  const direction = useDeferredValue(settings.direction);
  // The layout brings its own theme, and stays as it is whatever is chosen for demos.
  const isDemo = givenTheme === undefined;
  const dense = settings.dense && isDemo;
  const cache = useEmotionCache(direction, container);
  const readerTheme = useMemo(
    () => withReaderSettings(theme, {direction, dense}, {isDemo, portalContainer: container}),
    [theme, direction, dense, isDemo, container],
  );
  const frame = container?.ownerDocument;
  useFrameDirection(frame, direction);
  useOwnVariables(demoTheme, frame ?? document, givenTheme === undefined);
  return (
    <CacheProvider value={cache}>
      <ThemeVariables theme={baseTheme} />
      <ThemeProvider
        theme={readerTheme}
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

/** Loads what mirrors styles. Without it (the network is gone) text runs right to left in unmirrored styles. */
function loadRtl(): Promise<CreateCache> {
  if (!rtl) {
    const loading = import('./createRtlCache').then(
      (module) => module.createRtlCache,
      () => createLtrCache,
    );
    // React reads these, and does not wait for a promise that it meets fulfilled.
    void loading.then((value) => Object.assign(loading, {status: 'fulfilled', value}));
    rtl = loading;
  }
  return rtl;
}

/** Loads what the provider would otherwise wait for when it is first drawn; call it while the rest loads. */
export async function prepareReaderTheme(): Promise<void> {
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

/** Makes the place for styles, behind those that stand in demos and grids. */
function appendStyles(body: HTMLElement): HTMLElement {
  const place = body.ownerDocument.createElement('div');
  place.hidden = true;
  place.dataset.styles = '';
  body.append(place);
  return place;
}

/** A frame has a document of its own; the page's own one has its direction already. */
function useFrameDirection(frame: Document | undefined, direction: Direction) {
  useEffect(() => {
    if (frame) {
      frame.documentElement.setAttribute('dir', direction);
      frame.body.setAttribute('dir', direction);
    }
  }, [frame, direction]);
}
