// Change: fences arrive highlighted (plugins/code), so this draws ready HTML and pulls in neither prism nor a grammar.
export {CodeBlock as default} from '../../components/mdx/Code/CodeBlock';
