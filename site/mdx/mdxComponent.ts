import type {ResolveLink} from '../markdown/renderApi';
import type {PagePaths} from '../pages/pageFiles';
import type {MdxNode, Reference} from './mdxNodes';

/** The props of a tag, by name. */
export type MdxProps = ReadonlyMap<string, unknown>;

/**
 * The type of a prop's value: a string, a boolean, a number of px, a list of strings, any plain
 * data, or one of some strings.
 */
export type MdxPropKind = 'text' | 'flag' | 'px' | 'texts' | 'data' | readonly string[];

/** The build's data about the page of a tag. */
interface PageContext extends PagePaths {
  language: string;
  repoUrl: string;
}

/** The data about that page when its tags are prepared. */
export interface MdxPageContext extends PageContext {
  /**
   * Imports the default export of a file into the page, once. The path is absolute and may end with
   * a query.
   */
  importFile: (file: string) => Reference;
}

/** The data about that page when its Markdown version is rendered. */
export interface MarkdownContext extends PageContext {
  resolve: ResolveLink;
  /** The demo files that the page has already shown. */
  shown: Set<string>;
}

/** A tag on the page. */
export interface MdxTag {
  node: MdxNode;
  props: MdxProps;
  /** Returns the Markdown of its children. */
  inside: () => string;
}

/**
 * Returns the props of a tag that the build sets; undefined removes a prop. It may change the
 * children in place, and replace a tag without a module altogether. Throws BuildProblemError:
 * without a location for the tag, or with that of a child.
 */
export type PrepareTag = (
  tag: Pick<MdxTag, 'node' | 'props'>,
  page: MdxPageContext,
) => Record<string, unknown> | void;

/**
 * Renders a tag as Markdown, for agents. Throws BuildProblemError without a location if that isn't
 * possible.
 */
export type ToMarkdown = (tag: MdxTag, page: MarkdownContext) => string;

/**
 * An MDX component that authors use without an import: its checks, its build-time data, and its
 * Markdown.
 */
export interface MdxComponent {
  /** The module that renders it; absent if `prepare` converts the tag to Markdown. */
  module?: string;
  /** The module's export that renders it, if its name isn't that of the tag. */
  renderedBy?: string;
  /** Other exports of the module that the component's children may use. */
  parts?: readonly string[];
  /** The props that authors may set. */
  props: Readonly<Record<string, MdxPropKind>>;
  prepare?: PrepareTag;
  toMarkdown: ToMarkdown;
}

/** MDX components by tag name. */
export type MdxComponents = Readonly<Record<string, MdxComponent>>;
