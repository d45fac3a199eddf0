import {MAX_LENGTH} from './draft';
import type {Rating} from './rating';

/** How long an answer may take, in ms. */
const TIMEOUT_MS = 10_000;

/** What a reader says, and of what. */
export interface FeedbackMessage {
  rating: Rating | undefined;
  comment: string;
  /** Address of the page. */
  pageUrl: string;
  /** The section that is meant, if it is not the whole page. */
  section: {hash: string; title: string} | undefined;
  repoUrl: string;
  productId: string;
}

/** The address of a section: that of its page, without query, with its fragment. */
function sectionUrl({pageUrl, section}: FeedbackMessage): string {
  const {origin, pathname} = new URL(pageUrl);
  return section ? `${origin}${pathname}#${section.hash}` : '';
}

/**
 * Posts what a reader says to the configured service. Of the answer only its success counts; what it says is neither read
 * nor shown.
 *
 * @throws when nothing could be sent, with `HTTP <status>: <statusText>` after a refusal
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

/** Where a problem of a page is reported on the code host. */
export function reportUrl(repoUrl: string, pageUrl: string): string {
  const query = new URLSearchParams({template: '6.docs-feedback.yml', 'page-url': pageUrl});
  return `${repoUrl}/issues/new?${query}`;
}

/** The form for a new issue with all that it can be filled with: for sites without a service of their own. */
export function issueUrl(message: FeedbackMessage): string {
  const {comment, section, repoUrl, pageUrl} = message;
  const url = new URL(reportUrl(repoUrl, sectionUrl(message) || pageUrl));
  const summary = comment.replace(/\s+/g, ' ').trim();
  url.searchParams.set(
    'title',
    `[docs] ${section ? `${section.title}: ` : ''}${summary.length > 80 ? `${summary.slice(0, 79)}…` : summary}`,
  );
  // For a code host without that form: the text of a plain issue. Addresses have to stay within what servers take.
  url.searchParams.set(
    'body',
    `${sectionUrl(message) || pageUrl}\n\n${comment.slice(0, MAX_LENGTH)}`,
  );
  return url.href;
}
