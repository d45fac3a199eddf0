import {MAX_LENGTH} from './draft';
import type {Rating} from './rating';

/** Timeout of the request, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** A user's feedback and its subject. */
export interface FeedbackMessage {
  rating: Rating | undefined;
  comment: string;
  /** URL of the page. */
  pageUrl: string;
  /** The section that the feedback is about, unless it's the whole page. */
  section: {hash: string; title: string} | undefined;
  repoUrl: string;
  productId: string;
}

/** Returns the URL of a section: the page URL without its query, plus the fragment. */
function sectionUrl({pageUrl, section}: FeedbackMessage): string {
  const {origin, pathname} = new URL(pageUrl);
  return section ? `${origin}${pathname}#${section.hash}` : '';
}

/**
 * Posts feedback to the configured service. Only the status of the response matters; its body isn't
 * read.
 *
 * @throws if the request fails, with `HTTP <status>: <statusText>` for an error response
 */
export async function sendFeedback(url: string, message: FeedbackMessage): Promise<void> {
  const payload = {
    callback_id: 'send_feedback',
    rating: message.rating,
    comment: message.comment.slice(0, MAX_LENGTH),
    currentLocationURL: message.pageUrl,
    commentSectionURL: sectionUrl(message),
    commentSectionTitle: message.section?.title ?? '',
    githubRepo: message.repoUrl,
    productId: message.productId,
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
    body: `payload=${encodeURIComponent(JSON.stringify(payload))}`,
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}: ${response.statusText}`);
  }
}

/** Returns the URL for reporting a problem with a page on GitHub. */
export function reportUrl(repoUrl: string, pageUrl: string): string {
  const query = new URLSearchParams({template: '6.docs-feedback.yml', 'page-url': pageUrl});
  return `${repoUrl}/issues/new?${query}`;
}

/** Returns the URL of a prefilled issue form, for sites without a feedback service. */
export function issueUrl(message: FeedbackMessage): string {
  const {comment, section, repoUrl, pageUrl} = message;
  const url = new URL(reportUrl(repoUrl, sectionUrl(message) || pageUrl));
  const summary = comment.replace(/\s+/g, ' ').trim();
  url.searchParams.set(
    'title',
    `[docs] ${section ? `${section.title}: ` : ''}${summary.length > 80 ? `${summary.slice(0, 79)}…` : summary}`,
  );
  // For repositories without that form, fills the text of a plain issue. URLs must not exceed the
  // length that servers accept.
  url.searchParams.set(
    'body',
    `${sectionUrl(message) || pageUrl}\n\n${comment.slice(0, MAX_LENGTH)}`,
  );
  return url.href;
}
