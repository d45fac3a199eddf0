/** Visits of a website on one day: from the channel to the first page, and from there to the outcome. */
export const websiteFlow = [
  {source: 'Search', target: 'Product page', value: 320},
  {source: 'Search', target: 'Pricing page', value: 180},
  {source: 'Ads', target: 'Pricing page', value: 260},
  {source: 'Ads', target: 'Blog', value: 90},
  {source: 'Product page', target: 'Purchase', value: 40},
  {source: 'Product page', target: 'Trial', value: 80},
  {source: 'Product page', target: 'Exit', value: 200},
  {source: 'Pricing page', target: 'Purchase', value: 120},
  {source: 'Pricing page', target: 'Trial', value: 130},
  {source: 'Pricing page', target: 'Exit', value: 190},
  {source: 'Blog', target: 'Trial', value: 40},
  {source: 'Blog', target: 'Exit', value: 50},
];
