export interface ProductRow {
  id: string;
  product: string;
  /** Units sold in each of the last eight weeks. */
  weeks: number[];
}

export const products: ProductRow[] = [
  {id: 'DSK', product: 'Standing desk', weeks: [42, 45, 41, 48, 52, 55, 59, 63]},
  {id: 'CHR', product: 'Office chair', weeks: [88, 84, 86, 79, 75, 77, 70, 66]},
  {id: 'LMP', product: 'Desk lamp', weeks: [120, 118, 124, 121, 119, 125, 122, 124]},
  {
    id: 'MOU',
    product: 'Wireless mouse',
    weeks: [210, 224, 219, 236, 241, 238, 252, 260],
  },
  {id: 'KEY', product: 'Mechanical keyboard', weeks: [95, 92, 97, 90, 93, 88, 86, 81]},
  {id: 'MON', product: '27-inch monitor', weeks: [64, 70, 66, 73, 80, 91, 97, 104]},
  {id: 'CAM', product: 'Webcam', weeks: [150, 131, 118, 104, 92, 85, 79, 74]},
];
