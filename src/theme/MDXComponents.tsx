// Change: adds the pieces that writers use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '../components/Code/CodeBlock';
import {CodeTabs} from '../components/Code/CodeTabs';
import {ScrollTable} from '../components/ScrollTable/ScrollTable';

export default {...MDXComponents, CodeBlock, CodeTabs, table: ScrollTable};
