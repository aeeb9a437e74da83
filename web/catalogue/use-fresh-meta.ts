import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** A page's head is written when it opens; once what it names has come, it is written again. */
export function useFreshMeta(isDue: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isDue) revalidate()
  }, [isDue, revalidate])
}
