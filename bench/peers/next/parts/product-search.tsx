'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

export function ProductSearch({ name }: { name: string }) {
  const router = useRouter()
  const [text, setText] = useState(name)
  return (
    <search>
      <form
        action="/dinamica/productos"
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          router.replace(`/dinamica/productos?name=${encodeURIComponent(text.trim())}`)
        }}
      >
        <input
          type="search"
          name="name"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={200}
          autoComplete="off"
          placeholder="Buscar producto"
          aria-label="Buscar producto"
          className="min-h-12 w-full rounded border border-steel-500 pr-12 pl-4"
        />
        <button type="submit" className="absolute inset-y-0 right-0 grid w-12 place-items-center hover:text-red">
          <svg className="icon size-5" aria-hidden="true">
            <use href="/icons.svg#search" />
          </svg>
          <span className="sr-only">Buscar</span>
        </button>
      </form>
    </search>
  )
}
