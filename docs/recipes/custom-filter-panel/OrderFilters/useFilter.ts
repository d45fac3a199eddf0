import {
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';

/** Returns the value of one filter item, and a function that sets or removes the item. */
export function useFilter<Value extends string | string[]>(
  field: string,
  operator: string,
) {
  const apiRef = useGridApiContext();
  const {items} = useGridSelector(apiRef, gridFilterModelSelector);
  // A field and an operator occur once in this panel, so they identify the item.
  const id = `${field} ${operator}`;
  const value: Value | undefined = items.find((item) => item.id === id)?.value;

  const setValue = (next: Value) => {
    const item = {id, field, operator, value: next};
    if (next.length > 0) {
      apiRef.current.upsertFilterItem(item);
    } else {
      apiRef.current.deleteFilterItem(item);
    }
  };

  return [value, setValue] as const;
}
