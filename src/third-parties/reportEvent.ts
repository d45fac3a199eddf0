/** Something worth counting. Who counts it, and whether anybody does, is the business of `src/client`. */
export interface ReportedEvent {
  /** Category: `ad`, `demo`, `settings` … */
  name: string;
  action: string | null;
  label: string | null;
}

/** The DOM event by which parts of the page tell what happened; `src/client` listens for it. */
export const REPORT = 'docs-report';

/** Tells what happened where no click is involved. (For clicks, elements carry `data-ga-event-*` attributes.) */
export function reportEvent(detail: ReportedEvent): void {
  window.dispatchEvent(new CustomEvent<ReportedEvent>(REPORT, {detail}));
}
