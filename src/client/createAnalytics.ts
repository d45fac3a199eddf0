import type {ReportedEvent} from '../third-parties/reportEvent';
import {resolvePath} from '../identity/resolvePath';
import {deleteCookies} from './deleteCookies';

/** What the analytics script reads and defines, or will. */
interface AnalyticsWindow {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
  /** `ga-disable-<id>`. */
  [flag: `ga-disable-${string}`]: boolean;
}

/** A fact about the reader's set-up: how it is read, and how to hear that it changed. */
export interface UserProperty {
  name: string;
  get: () => string | number;
  subscribe?: (onChange: () => void) => () => void;
}

export interface AnalyticsOptions {
  id: string;
  /** Address of the script, without the id. */
  script: string;
  properties: readonly UserProperty[];
  languages: readonly string[];
  isAllowed: () => boolean;
  subscribeToConsent: (onChange: () => void) => unknown;
  /** Called once, when counting begins for the first time. */
  onBegin?: () => void;
}

/** What counts pages and events. None of its functions ever throws. */
export interface Analytics {
  send: (event: ReportedEvent) => void;
  /** An event with fields of its own. */
  sendFields: (name: string, fields: Record<string, unknown>) => void;
  /** Reports the page on show, once its title is there. */
  viewPage: () => void;
}

const host = () => window as unknown as AnalyticsWindow;

const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Everything is in a queue until the script has loaded, in the order in which it happened. */
const createQueue = (): void => {
  host().dataLayer ??= [];
  host().gtag ??= function gtag() {
    // The script tells commands from other entries by this being the `arguments` object itself.
    // eslint-disable-next-line prefer-rest-params
    host().dataLayer?.push(arguments);
  };
};

/**
 * Counts for one measurement id. Until the reader consents nothing is loaded, queued or remembered; consent that is
 * withdrawn stops all reports at once and removes the cookies.
 */
export function createAnalytics({
  id,
  script,
  properties,
  languages,
  isAllowed,
  subscribeToConsent,
  onBegin,
}: AnalyticsOptions): Analytics {
  let state: 'off' | 'on' | 'blocked' = 'off';
  let hasBegun = false;
  let seen = false;
  let frame: number | undefined;
  let timer: number | undefined;
  const off = `ga-disable-${id}` as const;

  const gtag = (...args: unknown[]): void => {
    if (state !== 'on') {
      return;
    }
    try {
      // Read each time: the script puts its own function in the place of the queue's.
      host().gtag?.(...args);
    } catch {
      // A third party's problem is not the page's.
    }
  };

  const setProperty = ({name, get}: UserProperty) =>
    gtag('set', 'user_properties', {[name]: get()});

  const load = (): void => {
    const element = document.createElement('script');
    element.async = true;
    element.src = `${script}?id=${encodeURIComponent(id)}`;
    element.onerror = () => {
      // Blocked, or out of reach: nothing will ever read the queue.
      state = 'blocked';
      host().dataLayer?.splice(0);
    };
    document.head.append(element);
  };

  const begin = (): void => {
    createQueue();
    state = 'on';
    gtag('js', new Date());
    gtag('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    for (const property of properties) {
      setProperty(property);
      property.subscribe?.(() => setProperty(property));
    }
    load();
    onBegin?.();
  };

  const followConsent = (): void => {
    const allowed = isAllowed();
    if (allowed && state === 'off') {
      host()[off] = false;
      if (hasBegun) {
        state = 'on';
        gtag('consent', 'update', {analytics_storage: 'granted'});
        properties.forEach(setProperty);
      } else {
        hasBegun = true;
        begin();
      }
      if (seen) {
        viewPage();
      }
    } else if (!allowed && state === 'on') {
      gtag('consent', 'update', {analytics_storage: 'denied'});
      state = 'off';
      host()[off] = true;
      deleteCookies(/^_g(a|id|at)(_|$)/);
    }
  };

  const report = () => {
    const {pathname} = window.location;
    gtag('event', 'page_view', {
      page_title: document.title,
      page_location: resolvePath(pathname, languages).canonicalAsServer,
      productId: metaContent('mui:productId'),
      productCategoryId: metaContent('mui:productCategoryId'),
    });
  };

  const viewPage = (): void => {
    seen = true;
    window.clearTimeout(timer);
    window.cancelAnimationFrame(frame ?? 0);
    const wait = () => {
      timer = window.setTimeout(report);
    };
    if (document.hidden) {
      // A tab in the background has no frames; its head is still the server's.
      wait();
    } else {
      // The head is written in the next frame; while a page hydrates, it can lack its title and its product until then.
      frame = window.requestAnimationFrame(wait);
    }
  };

  subscribeToConsent(followConsent);
  followConsent();

  return {
    send: ({name, action, label}) => gtag('event', name, {eventAction: action, eventLabel: label}),
    sendFields: (name, fields) => gtag('event', name, fields),
    viewPage,
  };
}
