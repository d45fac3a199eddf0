// Change: adds the MDX components that writers use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '../components/mdx/Code/CodeBlock';
import {ScrollTable} from '../components/common/ScrollTable/ScrollTable';

export default {...MDXComponents, CodeBlock, table: ScrollTable};
