import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Meta tags are computed on navigation, so they must be computed again once the data has loaded. */
export function useFreshMeta(isDue: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isDue) revalidate()
  }, [isDue, revalidate])
}
