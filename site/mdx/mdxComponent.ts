import type {ResolveLink} from '../markdown/renderApi';
import type {MdxFile, MdxNode} from './mdxNodes';

/** The props of a tag, by name. */
export type MdxProps = ReadonlyMap<string, unknown>;

/** What the build knows of the page that a tag stands on. */
export interface MdxPageContext {
  /** The page's folder in the source language, in the same version. */
  folder: string;
  language: string;
  repoUrl: string;
}

/** What is known of that page when its Markdown mirror is made. */
export interface MirrorContext extends MdxPageContext {
  siteDir: string;
  /** Absolute path of the page's file. */
  file: string;
  /** Folder of the version's docs in the source language. */
  docsDir: string;
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

/** What a tag is in Markdown, for agents; throws a sentence when it cannot say so. */
export type ToMarkdown = (tag: MdxTag, context: MirrorContext) => string;

/** An MDX component that writers use without an import: how it is checked, what the build adds to it, and what it is in Markdown. */
export interface MdxComponent {
  /** The module whose export of the component's name draws it. Left out where a step of its own replaces or completes the tag. */
  module?: string;
  /** What else of the module the component's children may use. */
  parts?: readonly string[];
  /** The props that writers may give. */
  props?: readonly string[];
  /** The props that an earlier step has added. */
  added?: readonly string[];
  /** What the build adds to the props; throws a sentence when the props are wrong. */
  prepare?: (props: MdxProps, context: MdxPageContext) => Record<string, unknown>;
  /** Changes the children, in place; throws a sentence when they are wrong, or what `failAt` makes of it at the child's own line. */
  transform?: (node: MdxNode, file: MdxFile) => void;
  toMarkdown: ToMarkdown;
}

/** MDX components by the name of their tag. */
export type MdxComponents = Readonly<Record<string, MdxComponent>>;
