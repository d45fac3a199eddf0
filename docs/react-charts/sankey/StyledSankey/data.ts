import {websiteFlow} from '../../data/websiteFlow';

// A link: {source: 'Search', target: 'Product page', value: 320}
export const series = {data: {links: websiteFlow}};
