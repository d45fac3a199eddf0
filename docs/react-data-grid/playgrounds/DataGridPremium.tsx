import {DataGridPremium, type DataGridPremiumProps} from '@mui/x-data-grid-premium';
import {columns, sales} from '../data/sales';

export default function DataGridPremiumPlayground(
  props: Partial<DataGridPremiumProps>,
) {
  return (
    <div style={{height: 400}}>
      <DataGridPremium label="Sales" rows={sales} columns={columns} {...props} />
    </div>
  );
}
