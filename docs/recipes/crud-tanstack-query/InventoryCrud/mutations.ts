import {useMutation, useQueryClient} from '@tanstack/react-query';
import {createItem, deleteItem, updateItem, type Item} from './server';

export const ITEMS_KEY = ['items'];

type ShowProblem = (message: string) => void;

/** The new item appears after the response, because the server chooses its id. */
export function useCreateItem(showProblem: ShowProblem) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createItem,
    onError: (error) => showProblem(error.message),
    onSuccess: () => queryClient.invalidateQueries({queryKey: ITEMS_KEY}),
  });
}

/** Changes the cached items at once, and restores them if the server rejects the change. */
function useOptimisticMutation(
  mutationFn: (item: Item) => Promise<void>,
  change: (items: Item[], item: Item) => Item[],
  showProblem: ShowProblem,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ITEMS_KEY,
    mutationFn,
    onMutate: async (item) => {
      // A response that is on its way would overwrite the change.
      await queryClient.cancelQueries({queryKey: ITEMS_KEY});
      const previous = queryClient.getQueryData<Item[]>(ITEMS_KEY) ?? [];
      queryClient.setQueryData(ITEMS_KEY, change(previous, item));
      return previous;
    },
    onError: (error, _item, previous) => {
      queryClient.setQueryData(ITEMS_KEY, previous);
      showProblem(error.message);
    },
    onSettled: () => {
      // Only the last of several parallel changes fetches the items again.
      if (queryClient.isMutating({mutationKey: ITEMS_KEY}) === 1) {
        queryClient.invalidateQueries({queryKey: ITEMS_KEY});
      }
    },
  });
}

const replaceItem = (items: Item[], item: Item) =>
  items.map((other) => (other.id === item.id ? item : other));

const removeItem = (items: Item[], {id}: Item) =>
  items.filter((item) => item.id !== id);

export const useUpdateItem = (showProblem: ShowProblem) =>
  useOptimisticMutation(updateItem, replaceItem, showProblem);

export const useDeleteItem = (showProblem: ShowProblem) =>
  useOptimisticMutation(deleteItem, removeItem, showProblem);
