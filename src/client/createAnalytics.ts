import type {ReportedEvent} from '../third-parties/reportEvent';
import {resolvePath} from '../identity/resolvePath';
import {deleteCookies} from './deleteCookies';

/** The globals that the analytics script reads and defines. */
interface AnalyticsWindow {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
  /** `ga-disable-<id>`. */
  [flag: `ga-disable-${string}`]: boolean;
}

/** A user property: how to read it, and how to subscribe to changes. */
export interface UserProperty {
  name: string;
  get: () => string | number;
  subscribe?: (onChange: () => void) => () => void;
}

export interface AnalyticsOptions {
  id: string;
  /** URL of the script, without the id. */
  script: string;
  properties: readonly UserProperty[];
  languages: readonly string[];
  isAllowed: () => boolean;
  subscribeToConsent: (onChange: () => void) => unknown;
  /** Called once, when tracking starts for the first time. */
  onStart?: () => void;
}

/** Tracks page views and events. None of its functions throws. */
export interface Analytics {
  send: (event: ReportedEvent) => void;
  /** Reports an event with custom fields. */
  sendFields: (name: string, fields: Record<string, unknown>) => void;
  /** Reports a view of the current page, once its title is available. */
  viewPage: () => void;
}

const host = () => window as unknown as AnalyticsWindow;

const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Queues all commands in order until the script has loaded. */
const createQueue = (): void => {
  host().dataLayer ??= [];
  host().gtag ??= function gtag() {
    // The script recognizes commands because they're `arguments` objects.
    // eslint-disable-next-line prefer-rest-params
    host().dataLayer?.push(arguments);
  };
};

/**
 * Creates the tracker of a measurement id. Before the user consents, nothing is loaded, queued, or
 * stored. Withdrawing consent stops all reports immediately and deletes the cookies.
 */
export function createAnalytics({
  id,
  script,
  properties,
  languages,
  isAllowed,
  subscribeToConsent,
  onStart,
}: AnalyticsOptions): Analytics {
  let state: 'off' | 'on' | 'blocked' = 'off';
  let hasStarted = false;
  let hasViewedPage = false;
  let frame: number | undefined;
  let timer: number | undefined;
  const disabledFlag = `ga-disable-${id}` as const;

  const gtag = (...args: unknown[]): void => {
    if (state !== 'on') {
      return;
    }
    try {
      // Read on every call, because the script replaces the queue's function.
      host().gtag?.(...args);
    } catch {
      // An error in a third-party script must not break the page.
    }
  };

  const setProperty = ({name, get}: UserProperty) =>
    gtag('set', 'user_properties', {[name]: get()});

  const load = (): void => {
    const element = document.createElement('script');
    element.async = true;
    element.src = `${script}?id=${encodeURIComponent(id)}`;
    element.onerror = () => {
      // Blocked or unreachable, so nothing would ever read the queue.
      state = 'blocked';
      host().dataLayer?.splice(0);
    };
    document.head.append(element);
  };

  const start = (): void => {
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
    onStart?.();
  };

  const applyConsent = (): void => {
    const allowed = isAllowed();
    if (allowed && state === 'off') {
      host()[disabledFlag] = false;
      if (hasStarted) {
        state = 'on';
        gtag('consent', 'update', {analytics_storage: 'granted'});
        properties.forEach(setProperty);
      } else {
        hasStarted = true;
        start();
      }
      if (hasViewedPage) {
        viewPage();
      }
    } else if (!allowed && state === 'on') {
      gtag('consent', 'update', {analytics_storage: 'denied'});
      state = 'off';
      host()[disabledFlag] = true;
      deleteCookies(/^_g(a|id|at)(_|$)/);
    }
  };

  const reportPageView = () => {
    const {pathname} = window.location;
    gtag('event', 'page_view', {
      page_title: document.title,
      page_location: resolvePath(pathname, languages).canonicalAsServer,
      productId: metaContent('mui:productId'),
      productCategoryId: metaContent('mui:productCategoryId'),
    });
  };

  const viewPage = (): void => {
    hasViewedPage = true;
    window.clearTimeout(timer);
    window.cancelAnimationFrame(frame ?? 0);
    const reportLater = () => {
      timer = window.setTimeout(reportPageView);
    };
    if (document.hidden) {
      // A background tab has no frames, so its head is still the server's.
      reportLater();
    } else {
      // The head is updated in the next frame. During hydration, its title and product may be
      // missing until then.
      frame = window.requestAnimationFrame(reportLater);
    }
  };

  subscribeToConsent(applyConsent);
  applyConsent();

  return {
    send: ({name, action, label}) => gtag('event', name, {eventAction: action, eventLabel: label}),
    sendFields: (name, fields) => gtag('event', name, fields),
    viewPage,
  };
}
