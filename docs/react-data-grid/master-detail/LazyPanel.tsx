import * as React from 'react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import {createInvoices, type Invoice} from '../../data/invoices';

interface Payment {
  id: number;
  method: string;
  amount: number;
}

const rows = createInvoices(20);

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 100},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
];

const paymentColumns: GridColDef<Payment>[] = [
  {field: 'method', headerName: 'Method', flex: 1},
  {field: 'amount', headerName: 'Amount', type: 'number', width: 110},
];

/** Stands for a request such as `fetch('/api/invoices/INV-1001/payments')`. */
const fetchPayments = ({amount}: Invoice) =>
  new Promise<Payment[]>((resolve) => {
    const half = Math.round(amount * 50) / 100;
    const payments = [
      {id: 1, method: 'Card', amount: half},
      {id: 2, method: 'Bank transfer', amount: amount - half},
    ];
    setTimeout(() => resolve(payments), 1000);
  });

const CacheContext = React.createContext(new Map<GridRowId, Payment[]>());

// #region preview
// A row: {id: 'INV-1001', customer: 'Granite Insurance', amount: 6603.03, …}
function usePayments(invoice: Invoice) {
  const cache = React.useContext(CacheContext); // A Map outside the panel
  const [payments, setPayments] = React.useState(() => cache.get(invoice.id));

  React.useEffect(() => {
    if (cache.has(invoice.id)) {
      return undefined;
    }
    let isMounted = true;
    fetchPayments(invoice).then((result) => {
      if (isMounted) {
        cache.set(invoice.id, result);
        setPayments(result);
      }
    });
    return () => {
      isMounted = false;
    };
  }, [cache, invoice]);

  return payments;
}
// #endregion

function DetailPanelContent({invoice}: {invoice: Invoice}) {
  const payments = usePayments(invoice);

  return (
    <div style={{height: 180, padding: 8, boxSizing: 'border-box'}}>
      <DataGridPro
        aria-label={`Payments of ${invoice.id}`}
        rows={payments ?? []}
        columns={paymentColumns}
        loading={!payments}
        density="compact"
        hideFooter
      />
    </div>
  );
}

const getDetailPanelContent: DataGridProProps<Invoice>['getDetailPanelContent'] = ({
  row,
}) => <DetailPanelContent invoice={row} />;
const getDetailPanelHeight = () => 180;

export default function LazyPanel() {
  const [cache] = React.useState(() => new Map<GridRowId, Payment[]>());

  // Removes the payments of collapsed rows, which are requested again the next time.
  const handleExpandedRowIdsChange = React.useCallback(
    (ids: Set<GridRowId>) => {
      for (const id of cache.keys()) {
        if (!ids.has(id)) {
          cache.delete(id);
        }
      }
    },
    [cache],
  );

  return (
    <CacheContext.Provider value={cache}>
      <div style={{height: 460, width: '100%'}}>
        <DataGridPro
          aria-label="Invoices with payments"
          rows={rows}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          onDetailPanelExpandedRowIdsChange={handleExpandedRowIdsChange}
        />
      </div>
    </CacheContext.Provider>
  );
}
