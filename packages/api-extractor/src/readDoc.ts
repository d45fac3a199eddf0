import ts from 'typescript';

/** A doc comment as Markdown. */
export interface Doc {
  description?: string;
  default?: string;
  deprecated?: string;
  /** Explanations of arguments by name, in the order of the comment. */
  params: Map<string, string>;
  returns?: string;
  see?: {href: string; label: string};
  /** The comment says that the declaration is not for readers. */
  ignored: boolean;
  /** The `@category` of a selector. */
  category?: string;
}

const LINK = /\{@link(?:plain|code)?\s+([^\s|}]+)(?:\s*\|\s*|\s+)?([^}]*)\}/g;

/**
 * Doc-comment text as Markdown: `{@link url text}` becomes a link and `[[Name]]` code. List items lose their hanging
 * line breaks, so that a paragraph is one line.
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
      // Notes that the authors of a package leave for themselves.
      .replace(/^TODO\b.*$/gm, '')
      .trim()
  );
}

/** The first address in a `@see` or `@demos` text as a link, or nothing when it holds none. */
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

function commentText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return ts.getTextOfJSDocComment(comment) ?? '';
}

/** The text of a tag as written, which keeps `{…}` and `@` that the parser would take apart. */
function rawTagText(tag: ts.JSDocTag): string {
  const source = tag.getSourceFile().text;
  return source
    .slice(tag.tagName.end, tag.end)
    .replace(/\*\/\s*$/, '')
    .replace(/\n\s*\* ?/g, '\n')
    .trim();
}

/** A `@default` text in one line, without the braces some authors put around it. */
function toDefault(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^\{(\w+)\}$/, '$1');
}

/** Reads the doc comment of one declaration; an empty one when it has none. */
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

/** Reads the doc comment of a symbol: the first of its declarations that has one. */
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
