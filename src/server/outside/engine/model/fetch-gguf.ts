/** Brings a GGUF file into the data folder, by the resolver of node-llama-cpp: room is looked at first, the sum afterwards. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, rm, stat, statfs } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { freeMemory, memoryFor } from './gguf-model.ts'
import { LLAMA_PACKAGE, type LlamaPackage } from './llama-package.ts'

/** A file, an address of one, or a name of Hugging Face; anything else is the name of a model that somebody runs. */
export const isGguf = (wanted: string): boolean =>
  /\.gguf$/i.test(wanted) || /^(?:hf|huggingface):/i.test(wanted)

/** Said to the operator as it is. */
export class FetchError extends Error {}

/** What stays free beside it, in bytes. */
const SPARE_SPACE = 1024 ** 3

const inGigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`

export async function refuseWithoutSpace(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < bytes + SPARE_SPACE)
    throw new FetchError(
      `It needs ${inGigabytes(bytes)} and one to spare; ${inGigabytes(free)} are free.`,
    )
}

type Needs = {
  folder: string
  found: LlamaPackage
  /** What its publisher says it is; null asks the address. */
  sha256: string | null
  tell: (line: string) => void
}

/** The name of the file in the folder. */
export async function fetchGguf(wanted: string, needs: Needs): Promise<string> {
  const known = await stat(wanted).catch(() => null)
  if (known) {
    await refuseWithoutMemory(known.size, needs)
    return takeFile(wanted, known.size, needs)
  }
  if (!/^[a-z]{2,}:/i.test(wanted)) throw new FetchError(`There is no file ${wanted}.`)
  return download(wanted, needs)
}

async function refuseWithoutMemory(size: number, { found }: Needs): Promise<void> {
  const llama = await found.getLlama({ build: 'never', progressLogs: false })
  const free = await freeMemory(llama).finally(() => llama.dispose())
  if (free < memoryFor(size))
    throw new FetchError(
      `It needs about ${inGigabytes(memoryFor(size))} of memory; ${inGigabytes(free)} are free.`,
    )
}

async function takeFile(file: string, size: number, { folder, sha256, tell }: Needs) {
  const name = basename(file)
  const target = join(folder, name)
  await mkdir(folder, { recursive: true })
  if (relative(file, target) !== '') {
    await rm(target, { force: true })
    // The same file under a second name needs no room of its own; on another disk it does.
    await link(file, target).catch(async () => {
      await refuseWithoutSpace(folder, size)
      await copyFile(file, target)
    })
  }
  await checkSum(target, sha256, tell)
  return name
}

async function download(address: string, needs: Needs): Promise<string> {
  const { folder, found, tell } = needs
  let next = 0
  const downloader = await found.createModelDownloader({
    modelUri: address,
    dirPath: folder,
    // What is there already is not fetched again.
    deleteTempFileOnCancel: false,
    onProgress({ totalSize, downloadedSize }) {
      const tenths = Math.floor((10 * downloadedSize) / totalSize)
      if (tenths < next) return
      next = tenths + 1
      tell(`${tenths * 10} % of ${inGigabytes(totalSize)}`)
    },
  })
  await refuseWithoutMemory(downloader.totalSize, needs)
  await refuseWithoutSpace(folder, downloader.totalSize)
  await downloader.download()
  const file = downloader.entrypointFilePath
  await checkSum(file, needs.sha256 ?? (await publishedSum(address)), tell)
  return basename(file)
}

/** Hugging Face names the sum of a file before it sends one on to where it lies. */
async function publishedSum(address: string): Promise<string | null> {
  if (!/^https?:/i.test(address)) return null
  const reply = await fetch(address, { method: 'HEAD', redirect: 'manual' }).catch(() => null)
  return /[0-9a-f]{64}/i.exec(reply?.headers.get('x-linked-etag') ?? '')?.[0] ?? null
}

async function checkSum(file: string, wanted: string | null, tell: (line: string) => void) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const sum = hash.digest('hex')
  if (wanted === null)
    return tell(`Its SHA-256 is ${sum}; compare it with what its publisher says.`)
  if (sum === wanted.toLowerCase()) return tell('Its checksum is right.')
  await rm(file)
  throw new FetchError('Its checksum is another one: the file was removed.')
}

/** What the package takes with the parts for every graphics card, in bytes. */
const PACKAGE_SIZE = 0.75 * 1024 ** 3
export const LLAMA_OFFER = `${LLAMA_PACKAGE.name} ${LLAMA_PACKAGE.version} runs such files. It is not installed yet and takes some ${inGigabytes(PACKAGE_SIZE)}, from the npm registry, without running any script of it.`
export const refuseWithoutSpaceForPackage = (folder: string): Promise<void> =>
  refuseWithoutSpace(folder, PACKAGE_SIZE)
