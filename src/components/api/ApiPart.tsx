import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {ShownDefinition} from '../../../site/api/shared';
import {useWasServerRendered} from '../common/useWasServerRendered/useWasServerRendered';
import {copyLink} from './copyLink';
import {enhanceApi, type EnhancedApi} from './enhanceApi';

interface ContentModule {
  default?: ComponentType<{data: unknown; name: string}>;
}

/** What a generated page hands to its parts. */
export interface ApiSource {
  /** What draws the parts; empty in the browser, where the HTML has them already. */
  content: ContentModule;
  /** What they are drawn from; empty in the browser. */
  data: unknown;
  /** The same two for a reader who arrives by a link within the site. */
  load: () => Promise<[ContentModule, {default: unknown}]>;
  /** The definitions that open in place. */
  loadTypes: () => Promise<{default: Record<string, ShownDefinition>}>;
}

/** Draws a part from data that is on its way. */
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
  /** Which part of the page: a table or a paragraph. */
  name: string;
}

/**
 * One part of an API page. Its rows are in the HTML and nowhere else: React leaves them alone when it takes the page
 * over, so neither their data nor what draws them is sent a second time as JavaScript. What they can do is added to
 * the elements, see `enhanceApi`. Only a reader who comes by a link within the site loads the data.
 */
export function ApiPart({api, name}: ApiPartProps): ReactNode {
  const isDrawn = useWasServerRendered();
  const [isReady, setIsReady] = useState(isDrawn);
  const root = useRef<HTMLDivElement>(null);
  const part = useRef<EnhancedApi>(undefined);
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
    part.current = enhanced;
    return () => enhanced.stop();
  }, [api, history, isReady]);
  useEffect(() => {
    part.current?.goToHash(hash);
  }, [hash, isReady]);

  const Content = api.content.default;
  if (Content) {
    return (
      <div suppressHydrationWarning>
        <Content data={api.data} name={name} />
      </div>
    );
  }
  if (isDrawn) {
    return <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  }
  return (
    <div ref={root} data-api-pending={isReady ? undefined : ''}>
      <LoadedPart api={api} name={name} onReady={() => setIsReady(true)} />
    </div>
  );
}
