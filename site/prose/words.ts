/** A phrase that guides don't use, and its replacement. */
export interface WordRule {
  /** Pattern for a paragraph in which `CODE` replaces each piece of inline code. */
  pattern: RegExp;
  fix: string;
}

/** Replaces inline code in a paragraph, so that a rule can detect sentences about code. */
export const CODE = '\uFFFC';

/** Matches subjects that can "say" or "tell": documents and people. */
const SPEAKER =
  '(?:messages?|errors?|warnings?|notes?|texts?|tooltips?|labels?|captions?|screen readers?|users?|people|support|team|agreement|terms|license|changelog|guide|page|docs|who)';

/** Matches objects that can be "told" something in plain English. */
const TOOL = '(?:TypeScript|React|the (?:browser|compiler|bundler))';

const speaks = (verb: string): RegExp =>
  new RegExp(`(?<!\\b${SPEAKER}(?: \\w+)?\\s)\\b${verb}\\b(?! (?:apart|${TOOL})\\b)`, 'gi');

/** Phrases that read like a translation, most of them about what a prop or code does. */
export const WORDS: readonly WordRule[] = [
  {pattern: speaks('says'), fix: '"sets", "defines", "specifies" or "controls"'},
  {pattern: speaks('tells'), fix: '"returns", "reports", "indicates" or "passes"'},
  {
    // "You can say" is fine, props can't.
    pattern: new RegExp(
      `(?:${CODE}|\\b(?:props|columns|options|functions|callbacks)) (?:say|tell)\\b`,
      'g',
    ),
    fix: '"set", "define", "return" or "report"',
  },
  {
    pattern: /\bstands?\b(?!-)(?! (?:for|out|alone|by)\b)/gi,
    fix: '"is", "appears", "is placed" or "is based on"',
  },
  {
    pattern: /\b(?:take|takes|taking|took) (?:its|their|the) places?\b/gi,
    fix: '"replaces"',
  },
  {pattern: /\bin (?:its|their) place\b/gi, fix: '"instead"'},
  {pattern: /\bin the place of\b/gi, fix: '"instead of"'},
  {pattern: /\bof (?:yours|theirs|ours)\b/gi, fix: '"your own …" or "a custom …"'},
  {pattern: /\banew\b/gi, fix: '"again", or "on each render"'},
  {pattern: /\bmend(?:s|ed|ing)?\b/gi, fix: '"fix"'},
  {pattern: /\bdear(?:er|est)\b/gi, fix: '"more expensive"'},
  {pattern: /\b(?:pay|pays|paid|paying) heed\b|\bheed(?:s|ed)?\b/gi, fix: '"pay attention to"'},
  {pattern: /\bin sight\b/gi, fix: '"visible"'},
  {pattern: /\bunless you say (?:otherwise|so)\b/gi, fix: '"by default"'},
  {pattern: /\bshall\b/gi, fix: '"must" or "should"'},
  {pattern: /\bfor ever\b/gi, fix: '"forever"'},
  {pattern: /\b(?:overrule|overruled|overrules)\b/gi, fix: '"overrides"'},
  {pattern: /\b(?:a|any|which|no) least\b/gi, fix: '"a minimum"'},
  {pattern: /\bstep(?:s|ped)? back for\b/gi, fix: '"fades"'},
  {pattern: /\bis a wish\b/gi, fix: '"is approximate" or "is a target"'},
  {pattern: /\b(?:into|to) places\b/gi, fix: '"to positions"'},
  {
    // "A text field" and "the text" are fine; a text on its own is a string.
    pattern: /\ba text(?=[.,;:)]|$| (?:and|as|for|from|in|is|of|on|or|that|to|when|with)\b)/gi,
    fix: '"a string" or "a label"',
  },
  {pattern: /\btexts\b/gi, fix: '"strings", "labels" or "text"'},
  {
    // Readers of the site are "you"; people who use the reader's app are its users.
    pattern:
      /(?<=^|[.:;!?]\s)People\b|\b(?<=\b(?:lets?|when|while|if|until|what|where|which|that)\s)people\b/g,
    fix: '"users"',
  },
];

/**
 * Pronouns that make a heading unclear out of context, in search results and in the table of
 * contents.
 */
export const PRONOUNS = [
  /\b(?:it|itself|them|themselves|they|he|she|yours|this|these|those)\b/i,
  // "Rows that don't fit" has a noun for it; a first or last "that" refers to the surrounding text.
  /^that\b|\bthat$/i,
  // So does "Toolbar and its buttons", but "Change its text" doesn't.
  /^(?:\S+\s)?(?:its|their)\b/i,
];
