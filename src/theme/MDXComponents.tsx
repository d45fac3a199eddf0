// Change: only the elements and components that pages of this site can contain, most of them our
// own. Code is highlighted at build time, so neither prism nor a grammar is loaded, and `details`
// is the native element, which opens without JavaScript.
import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import MDXLink from '@theme/MDXComponents/A';
import MDXImage from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import {ScrollTable} from '../components/common/ScrollTable/ScrollTable';
import {CodeBlock} from '../components/mdx/Code/CodeBlock';
import {PageHeading} from '../components/page/PageHeading/PageHeading';
import {SectionHeading} from '../components/page/SectionHeading/SectionHeading';

/** Returns the heading component of a section for a level. */
const headingOf = (as: ComponentProps<typeof SectionHeading>['as']) =>
  function Heading(props: Omit<ComponentProps<typeof SectionHeading>, 'as'>) {
    return <SectionHeading as={as} {...props} />;
  };

export default {
  Head,
  CodeBlock,
  a: MDXLink,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImage,
  table: ScrollTable,
  h1: PageHeading,
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
  admonition: Admonition,
};
