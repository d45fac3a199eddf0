import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {ShownDefinition} from '../../../site/api/shared';
import {useWasServerRendered} from '../common/useWasServerRendered/useWasServerRendered';
import {copyLink} from './copyLink';
import {enhanceApi, type EnhancedApi} from './enhanceApi';

interface ContentModule {
  default?: ComponentType<{data: unknown; name: string}>;
}

/** The inputs that a generated page passes to its parts. */
export interface ApiSource {
  /**
   * The module that renders the parts; empty in the browser, where the HTML already contains them.
   */
  content: ContentModule;
  /** The data of the parts; empty in the browser. */
  data: unknown;
  /** Loads both on client-side navigation. */
  load: () => Promise<[ContentModule, {default: unknown}]>;
  /** Loads the definitions that open in place. */
  loadTypes: () => Promise<{default: Record<string, ShownDefinition>}>;
}

/** Renders a part from data that is still loading. */
function LoadedPart({api, name, onReady}: ApiPartProps & {onReady: () => void}): ReactNode {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<ApiSource['load']>>>();
  useEffect(() => {
    let isCurrent = true;
    void api.load().then((modules) => isCurrent && setLoaded(modules));
    return () => {
      isCurrent = false;
    };
  }, [api]);
  useEffect(() => {
    if (loaded) {
      onReady();
    }
  }, [loaded, onReady]);
  const Content = loaded?.[0].default;
  return Content && loaded ? <Content data={loaded[1].default} name={name} /> : null;
}

export interface ApiPartProps {
  api: ApiSource;
  /** The part of the page: a table or a paragraph. */
  name: string;
}

/**
 * Renders a part of an API page. Its rows exist only in the HTML: React keeps them during
 * hydration, so neither their data nor the code that renders them is sent again as JavaScript.
 * `enhanceApi` adds their behavior to the elements. The data loads only on client-side navigation.
 */
export function ApiPart({api, name}: ApiPartProps): ReactNode {
  const wasServerRendered = useWasServerRendered();
  const [isReady, setIsReady] = useState(wasServerRendered);
  const root = useRef<HTMLDivElement>(null);
  const enhancedRef = useRef<EnhancedApi>(undefined);
  const history = useHistory();
  const {hash} = useLocation();
  useEffect(() => {
    if (!isReady || !root.current) {
      return undefined;
    }
    const enhanced = enhanceApi(root.current, {
      loadTypes: () => api.loadTypes().then((module) => module.default),
      navigate: (href) => history.push(href),
      copyLink,
    });
    enhancedRef.current = enhanced;
    return () => enhanced.stop();
  }, [api, history, isReady]);
  useEffect(() => {
    enhancedRef.current?.goToHash(hash);
  }, [hash, isReady]);

  const Content = api.content.default;
  if (Content) {
    return (
      <div suppressHydrationWarning>
        <Content data={api.data} name={name} />
      </div>
    );
  }
  if (wasServerRendered) {
    return <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  }
  return (
    <div ref={root} data-api-pending={isReady ? undefined : ''}>
      <LoadedPart api={api} name={name} onReady={() => setIsReady(true)} />
    </div>
  );
}
