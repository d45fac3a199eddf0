/** The longest comment that is taken, in characters. */
export const MAX_LENGTH = 2000;
/** The shortest, in characters: less says nothing. */
export const MIN_LENGTH = 10;

/** How many comments a browser may send within a time, in ms: against a stuck key, not against an enemy. */
const MAX_SENT = 5;
const SENT_WINDOW = 10 * 60 * 1000;
const SENT_KEY = 'feedback-sent';

const draftKey = (path: string) => `feedback-draft-${path}`;

/** What a reader had typed about a page when it was left or reloaded. */
export function readDraft(path: string): string {
  try {
    return (localStorage.getItem(draftKey(path)) ?? '').slice(0, MAX_LENGTH);
  } catch {
    return '';
  }
}

/** Keeps what is being typed; an empty text is forgotten. */
export function storeDraft(path: string, comment: string): void {
  try {
    if (comment === '') {
      localStorage.removeItem(draftKey(path));
    } else {
      localStorage.setItem(draftKey(path), comment);
    }
  } catch {
    // Storage is off: the text lasts as long as the page.
  }
}

function readSent(now: number): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SENT_KEY) ?? '[]');
    const times = Array.isArray(stored) ? stored : [];
    return times.filter(
      (time): time is number => typeof time === 'number' && time <= now && now - time < SENT_WINDOW,
    );
  } catch {
    return [];
  }
}

/** Whether this browser has sent as much as it may for the moment. */
export function hasSentEnough(now = Date.now()): boolean {
  return readSent(now).length >= MAX_SENT;
}

/** Counts what was sent. */
export function countSent(now = Date.now()): void {
  try {
    localStorage.setItem(SENT_KEY, JSON.stringify([...readSent(now), now]));
  } catch {
    // Storage is off: nothing is counted.
  }
}
