export const categories = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'lighting', value: 141, label: 'Lighting'},
];

export const total = categories.reduce((sum, {value}) => sum + value, 0);

const percent = new Intl.NumberFormat('en-US', {style: 'percent'});

export const formatCount = (count: number) => count.toLocaleString('en-US');
export const formatShare = (count: number) => percent.format(count / total);
