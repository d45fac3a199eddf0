/** An analytics event. `src/client` decides whether and where it's reported. */
export interface ReportedEvent {
  /** Category: `ad`, `demo`, `settings` … */
  name: string;
  action: string | null;
  label: string | null;
}

/** The DOM event that parts of the page dispatch; `src/client` listens for it. */
export const REPORT = 'docs-report';

/**
 * Reports an event that isn't a click. (For clicks, elements have `data-ga-event-*` attributes.)
 */
export function reportEvent(detail: ReportedEvent): void {
  window.dispatchEvent(new CustomEvent<ReportedEvent>(REPORT, {detail}));
}
