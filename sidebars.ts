import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      items: [{type: 'doc', id: 'introduction/index', label: 'Overview'}],
    },
  ],
};

export default sidebars;
