import type {ClientModule} from '@docusaurus/types';
import './canonicalUrl';
import './codeNames';
import './inputMethod';
import {hasPrivacySignal, listConfiguredPurposes} from '../third-parties/consent';
import {REPORT, type ReportedEvent} from '../third-parties/reportEvent';
import {readClick} from './clicks';
import type * as Session from './session';

/**
 * Loads the tracking code if it may be needed: configured, on the production host, and without a
 * privacy signal.
 */
const session =
  typeof window !== 'undefined' &&
  listConfiguredPurposes().includes('analytics') &&
  !hasPrivacySignal()
    ? import(/* webpackChunkName: "analytics" */ './session')
    : undefined;

/**
 * Runs jobs in order once the tracking code has loaded. Users whose browser blocks it aren't
 * tracked.
 */
const runWithSession = (job: (loaded: typeof Session) => void): void => {
  session?.then(job).catch(() => {});
};

if (session) {
  // In the capture phase, so the page can't stop it. The event is read immediately, because the
  // clicked element may be removed.
  document.addEventListener(
    'click',
    ({target}) => {
      const event = readClick(target);
      if (event) {
        runWithSession(({analytics}) => analytics.send(event));
      }
    },
    true,
  );
  window.addEventListener(REPORT, (report) => {
    const {detail} = report as CustomEvent<ReportedEvent>;
    runWithSession(({analytics}) => analytics.send(detail));
  });
}

/** Tracks page views, clicks, ads, and web vitals with the configured services. */
const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      runWithSession(({analytics}) => analytics.viewPage());
    }
  },
};

export default client;
