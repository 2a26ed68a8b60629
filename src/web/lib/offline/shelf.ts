import { answersName, queueName } from './names.ts'

/** A key-value store on this device. */
export type Shelf<Value> = {
  get: (key: string) => Promise<Value | undefined>
  all: () => Promise<Value[]>
  put: (key: string, value: Value) => Promise<void>
  remove: (key: string) => Promise<void>
}

const STORE = 'kept'

/**
 * One database per name, so it can be deleted as a whole. Opened only for each operation, so it never blocks that
 * deletion.
 */
function browserShelf<Value>(name: string): Shelf<Value> {
  return {
    get: (key) => act<Value | undefined>(name, 'readonly', (store) => store.get(key)),
    all: () => act<Value[]>(name, 'readonly', (store) => store.getAll()),
    put: async (key, value) => {
      await act(name, 'readwrite', (store) => store.put(value, key))
    },
    remove: async (key) => {
      await act(name, 'readwrite', (store) => store.delete(key))
    },
  }
}

async function act<Result>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  const database = await open(name)
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result as Result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

const named: { shelf: <Value>(name: string) => Shelf<Value> } = { shelf: browserShelf }

/** Replaces the store in tests, which have no IndexedDB. */
export const setShelf = (shelf: <Value>(name: string) => Shelf<Value>): void => {
  named.shelf = shelf
}

export const answersShelf = <Value>(): Shelf<Value> => named.shelf(answersName())
export const queueShelf = <Value>(): Shelf<Value> => named.shelf(queueName())
