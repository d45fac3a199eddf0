import ts from 'typescript';

/** A doc comment as Markdown. */
export interface Doc {
  description?: string;
  default?: string;
  deprecated?: string;
  /** Descriptions of parameters by name, in the order of the comment. */
  params: Map<string, string>;
  returns?: string;
  see?: {href: string; label: string};
  /** `true` if the comment marks the declaration as internal. */
  ignored: boolean;
  /** The `@category` of a selector. */
  category?: string;
}

const LINK = /\{@link(?:plain|code)?\s+([^\s|}]+)(?:\s*\|\s*|\s+)?([^}]*)\}/g;

/**
 * Converts the text of a doc comment to Markdown: `{@link url text}` becomes a link, and `[[Name]]`
 * becomes code. Joins the lines of list items, so that each paragraph is one line.
 */
export function toMarkdown(text: string): string {
  return (
    text
      .replace(LINK, (_match, target: string, label: string) =>
        /^https?:/.test(target)
          ? `[${label.trim() || target}](${target})`
          : `\`${label.trim() || target}\``,
      )
      .replace(/\[\[([^\]]+)\]\]/g, '`$1`')
      .replace(/\r/g, '')
      // Remove notes that package authors wrote for themselves.
      .replace(/^TODO\b.*$/gm, '')
      .trim()
  );
}

/**
 * Returns the first URL in the text of a `@see` or `@demos` tag as a link; `undefined` if it
 * contains none.
 */
export function toSeeLink(text: string): Doc['see'] {
  const link =
    /\{@link\s+(?<target>\S+?)(?:\s+(?<text>[^}]*))?\}|\[(?<label>[^\]]*)\]\((?<to>[^)\s]+)\)|(?<url>https?:\/\/[^\s)]+)/.exec(
      text,
    )?.groups;
  const href = link?.target ?? link?.to ?? link?.url;
  if (!href || !/^(https?:|\/)/.test(href)) {
    return undefined;
  }
  return {href, label: (link?.text ?? link?.label ?? '').trim()};
}

const commentText = (comment: ts.JSDocTag['comment']): string =>
  ts.getTextOfJSDocComment(comment) ?? '';

/** Removes the lists of links from a description, because the site generates them itself. */
export const withoutLinkLists = (description: string | undefined): string | undefined =>
  description?.replace(/(^|\n)\s*(Demos|Features|API|Demo):?\s*(\n|$)[\s\S]*$/, '').trim() ||
  undefined;

/** Returns the source text of a tag, including `{…}` and `@`, which the parser would interpret. */
function rawTagText(tag: ts.JSDocTag): string {
  const source = tag.getSourceFile().text;
  return source
    .slice(tag.tagName.end, tag.end)
    .replace(/\*\/\s*$/, '')
    .replace(/\n\s*\* ?/g, '\n')
    .trim();
}

/** Returns the text of a `@default` tag in one line, without surrounding braces. */
function toDefault(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^\{(\w+)\}$/, '$1');
}

/** Reads the doc comment of one declaration. All fields are empty if it has none. */
export function readDeclarationDoc(node: ts.Node): Doc {
  const doc: Doc = {params: new Map(), ignored: false};
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const comment = comments.at(-1);
  if (!comment) {
    return doc;
  }
  const description = toMarkdown(commentText(comment.comment));
  if (description) {
    doc.description = description;
  }
  for (const tag of comment.tags ?? []) {
    switch (tag.tagName.text) {
      case 'default':
        doc.default = toDefault(rawTagText(tag));
        break;
      case 'deprecated':
        doc.deprecated = toMarkdown(commentText(tag.comment)).replace(/^[-–:]\s*/, '');
        break;
      case 'param':
        if (ts.isJSDocParameterTag(tag)) {
          doc.params.set(
            tag.name.getText(),
            toMarkdown(commentText(tag.comment)).replace(/^-\s*/, ''),
          );
        }
        break;
      case 'return':
      case 'returns':
        doc.returns = toMarkdown(commentText(tag.comment)).replace(/^-\s*/, '') || undefined;
        break;
      case 'see':
      case 'demos':
        doc.see ??= toSeeLink(rawTagText(tag));
        break;
      case 'category':
        doc.category = commentText(tag.comment).trim();
        break;
      case 'ignore':
      case 'internal':
      case 'internals':
        doc.ignored = true;
        break;
      default:
    }
  }
  return doc;
}

/** Reads the doc comment of a symbol: that of the first declaration that has one. */
export function readDoc(symbol: ts.Symbol): Doc {
  let first: Doc | undefined;
  for (const declaration of symbol.declarations ?? []) {
    const doc = readDeclarationDoc(declaration);
    first ??= doc;
    if (doc.description ?? doc.default ?? doc.deprecated ?? (doc.ignored || undefined)) {
      return doc;
    }
  }
  return first ?? {params: new Map(), ignored: false};
}
