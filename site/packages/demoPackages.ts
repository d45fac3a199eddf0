/** Development dependencies that demos import in addition to the products. */
export const DEMO_PACKAGES: readonly string[] = [
  '@hookform/resolvers',
  '@tanstack/react-form',
  '@tanstack/react-query',
  'exceljs',
  'formik',
  'papaparse',
  'react-hook-form',
  'zod',
];
