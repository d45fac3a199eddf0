import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      items: [{type: 'doc', id: 'introduction/index', label: 'Overview'}],
    },
    {
      type: 'category',
      label: 'Charts',
      items: [{type: 'doc', id: 'react-charts/bars/index', label: 'Bars overview'}],
    },
  ],
};

export default sidebars;
