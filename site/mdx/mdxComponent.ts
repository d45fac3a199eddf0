import type {ResolveLink} from '../markdown/renderApi';
import type {PagePlace} from '../pages/pageFiles';
import type {MdxNode, Reference} from './mdxNodes';

/** The props of a tag, by name. */
export type MdxProps = ReadonlyMap<string, unknown>;

/** What a prop takes: text, `true` or `false`, a number of px, a list of texts, any plain data, or one of some texts. */
export type MdxPropKind = 'text' | 'flag' | 'px' | 'texts' | 'data' | readonly string[];

/** What the build knows of the page that a tag stands on. */
interface PageContext extends PagePlace {
  language: string;
  repoUrl: string;
}

/** What is known of that page when its tags are prepared. */
export interface MdxPageContext extends PageContext {
  /** Imports the default export of a file into the page, once; its path is absolute and may end with a query. */
  importFile: (file: string) => Reference;
}

/** What is known of that page when its Markdown mirror is made. */
export interface MarkdownContext extends PageContext {
  resolve: ResolveLink;
  /** Files of demos that the page has shown already. */
  shown: Set<string>;
}

/** A tag as it stands in the page. */
export interface MdxTag {
  node: MdxNode;
  props: MdxProps;
  /** The Markdown of its children. */
  inside: () => string;
}

/**
 * What the build sets of a tag's props: one that is undefined is taken away. It may change the children in place, and a tag
 * without a module altogether. Throws BuildProblemError: without a place for the tag, or with that of a child.
 */
export type PrepareTag = (
  tag: Pick<MdxTag, 'node' | 'props'>,
  page: MdxPageContext,
) => Record<string, unknown> | void;

/** Returns a tag in Markdown, for agents; throws BuildProblemError without a place if that isn't possible. */
export type ToMarkdown = (tag: MdxTag, page: MarkdownContext) => string;

/** An MDX component that writers use without an import: how it is checked, what the build adds to it, and what it is in Markdown. */
export interface MdxComponent {
  /** The module that draws it; left out where `prepare` turns the tag into Markdown. */
  module?: string;
  /** The module's export that draws it, where that has another name than the tag. */
  drawnBy?: string;
  /** What else of the module the component's children may use. */
  parts?: readonly string[];
  /** The props that writers may give. */
  props: Readonly<Record<string, MdxPropKind>>;
  prepare?: PrepareTag;
  toMarkdown: ToMarkdown;
}

/** MDX components by the name of their tag. */
export type MdxComponents = Readonly<Record<string, MdxComponent>>;
