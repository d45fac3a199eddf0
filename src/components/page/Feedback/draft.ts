/** Maximum length of a comment, in characters. */
export const MAX_LENGTH = 2000;
/** Minimum length of a comment, in characters. */
export const MIN_LENGTH = 10;

/**
 * Maximum number of comments within the time window. It prevents accidental repetition, not abuse.
 */
const MAX_SENT = 5;
const SENT_WINDOW_MS = 10 * 60 * 1000;
const SENT_KEY = 'feedback-sent';

const draftKey = (path: string) => `feedback-draft-${path}`;

/** A comment that a user has started, and the fragment of the section that it's about. */
export interface Draft {
  comment: string;
  hash?: string | undefined;
}

/** Returns the comment that a user started on a page before leaving or reloading it. */
export function readDraft(path: string): Draft {
  try {
    const {comment, hash} = JSON.parse(localStorage.getItem(draftKey(path)) ?? '{}') as Draft;
    return {
      comment: String(comment ?? '').slice(0, MAX_LENGTH),
      hash: typeof hash === 'string' ? hash : undefined,
    };
  } catch {
    return {comment: ''};
  }
}

/** Stores the current text; an empty text removes the draft. */
export function storeDraft(path: string, draft: Draft): void {
  try {
    if (draft.comment === '') {
      localStorage.removeItem(draftKey(path));
    } else {
      localStorage.setItem(draftKey(path), JSON.stringify(draft));
    }
  } catch {
    // Storage is unavailable, so the text lasts until the page is left.
  }
}

function readSent(now: number): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SENT_KEY) ?? '[]');
    const times = Array.isArray(stored) ? stored : [];
    return times.filter(
      (time): time is number =>
        typeof time === 'number' && time <= now && now - time < SENT_WINDOW_MS,
    );
  } catch {
    return [];
  }
}

/** Returns whether this browser has reached the limit of comments. */
export function hasReachedLimit(now = Date.now()): boolean {
  return readSent(now).length >= MAX_SENT;
}

/** Records a sent comment. */
export function recordSent(now = Date.now()): void {
  try {
    localStorage.setItem(SENT_KEY, JSON.stringify([...readSent(now), now]));
  } catch {
    // Storage is unavailable, so comments aren't counted.
  }
}
